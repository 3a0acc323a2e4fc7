import { setImmediate } from 'node:timers/promises'
import { Faker } from '../synthetic/synthetic.ts'
import { type NumberRequest, normalised } from './numbering.ts'
import { type OperatorImplementation, perCall, type Use } from './operator.ts'

/**
 * Puts something else in place of the value:
 * - `<TYPE>`, or the text given;
 * - with `{n}` in the text, the number of the value: the same value gets the same number, another value another;
 * - with `synthetic`, a fake of the same type: the same value gets the same fake, another value another.
 *
 * Fakes of two values may be the same by chance. Those are numbered too: the first keeps the fake, the next gets a
 * second try, so that the fake of a value is decided by the session alone and not by what else a text holds.
 */
type ReplaceUse = Use<'replace'>

const NUMBER = '{n}'
/** Some ten milliseconds of fakes: then other requests get their turn. */
const BETWEEN_PAUSES = 200
const isNumbered = ({ params }: ReplaceUse): boolean =>
  !params.synthetic && params.newValue?.includes(NUMBER) === true

const memoryOf = perCall(() => ({
  numbers: new Map<string, number>(),
  fakes: new Map<string, string>(),
  faker: undefined as Faker | undefined,
}))

const keyOf = (scope: string, entity: string, value: string): string => `${scope}\0${entity}\0${value}`

export const replace: OperatorImplementation<'replace'> = {
  async prepare(uses, context) {
    const memory = memoryOf(context)
    memory.faker ??= new Faker(context)
    const { faker } = memory
    const requests: NumberRequest[] = []
    const answers: ((number: number) => void)[] = []
    const asked = new Set<string>()
    for (const [index, use] of uses.entries()) {
      if (index > 0 && index % BETWEEN_PAUSES === 0) await setImmediate()
      const { value, entity, params } = use
      const scope = params.synthetic ? '' : (params.newValue ?? '')
      const key = keyOf(scope, entity, value)
      if (asked.has(key) || !(params.synthetic || isNumbered(use))) continue
      asked.add(key)
      if (params.synthetic) {
        const fake = faker.fake(value, entity, 1)
        requests.push({
          scope: `synthetic\0${fake}`,
          entityType: entity,
          value: faker.identity(value),
        })
        answers.push((number) =>
          memory.fakes.set(key, number === 1 ? fake : faker.fake(value, entity, number)),
        )
      } else {
        requests.push({ scope, entityType: entity, value: normalised(value) })
        answers.push((number) => memory.numbers.set(key, number))
      }
    }
    if (requests.length === 0) return
    const numbers = await context.numbering.numbersFor(requests)
    for (const [index, answer] of answers.entries()) answer(numbers[index]!)
  },

  apply(value, params, entity, context) {
    const memory = memoryOf(context)
    if (params.synthetic) return memory.fakes.get(keyOf('', entity, value))!
    const { newValue = `<${entity}>` } = params
    if (!newValue.includes(NUMBER)) return newValue
    return newValue.replaceAll(NUMBER, String(memory.numbers.get(keyOf(newValue, entity, value))!))
  },
}
