import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('numbers are given in the order of the files, whichever is ready first', async () => {
  const turns = new Turns(['a', 'b', 'c', 'd'])
  const order: string[] = []
  const number = async (name: string) => {
    await turns.wait(name)
    order.push(name)
    turns.over(name)
  }
  const [d, b] = [number('d'), number('b')]
  turns.over('c')
  await Promise.resolve()
  expect(order).toEqual([])
  await number('a')
  await Promise.all([d, b])
  expect(order).toEqual(['a', 'b', 'd'])
})

test('a file that takes long holds nobody up for long', async () => {
  const turns = new Turns(['slow', 'quick'], 20)
  await turns.wait('quick')
})
