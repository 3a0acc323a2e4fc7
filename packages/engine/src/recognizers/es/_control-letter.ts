/** Control letter of Spanish personal numbers: the remainder by 23 picks it (Real Decreto 1553/2005). */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

export const controlLetter = (number: number): string => LETTERS[number % 23]!
