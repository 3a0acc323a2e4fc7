import fc from 'fast-check'

type Schema = Record<string, unknown>

const hostileStrings = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  '__proto__',
  "'; drop table users; --",
  '../../etc/passwd',
  '{{7*7}}',
  'a'.repeat(5000),
  '\u202e\u0301',
)

/**
 * Values for a JSON schema: mostly right, sometimes wrong in one place. `wrong` is how often, in percent.
 */
export function fromSchema(schema: Schema, components: Schema, wrong = 8): fc.Arbitrary<unknown> {
  const inner = (next: Schema) => fromSchema(next, components, wrong)
  const right = (): fc.Arbitrary<unknown> => {
    if (typeof schema.$ref === 'string') return inner(components[schema.$ref.split('/').at(-1)!] as Schema)
    const union = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (union) return fc.oneof(...union.map(inner))
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
    switch (schema.type) {
      case 'string':
        if (schema.format === 'email')
          return fc.oneof(
            fc.emailAddress(),
            fc.nat().map((n) => `made-up-${n}@example.com`),
          )
        if (schema.format === 'date-time') return fc.nat(2 ** 32).map((n) => new Date(n * 1000).toISOString())
        if (schema.format === undefined && typeof schema.pattern === 'string')
          return fc.stringMatching(new RegExp(schema.pattern))
        return fc.oneof(
          fc.string({
            minLength: Number(schema.minLength ?? 0),
            maxLength: Math.min(Number(schema.maxLength ?? 200), 200),
          }),
          hostileStrings,
        )
      case 'integer':
        return fc.integer({
          min: Math.max(Number(schema.minimum ?? -1e6), -1e6),
          max: Math.min(Number(schema.maximum ?? 1e6), 1e6),
        })
      case 'number':
        return fc.double({
          min: Number(schema.minimum ?? -10),
          max: Number(schema.maximum ?? 10),
          noNaN: true,
        })
      case 'boolean':
        return fc.boolean()
      case 'array':
        return fc.array(inner((schema.items ?? {}) as Schema), {
          minLength: Number(schema.minItems ?? 0),
          maxLength: Math.min(Number(schema.maxItems ?? 3), 3),
        })
      case 'object': {
        const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
        const required = new Set((schema.required as string[] | undefined) ?? [])
        const record = fc.record(
          Object.fromEntries(properties.map(([name, property]) => [name, inner(property)])),
          { requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)) },
        )
        if (properties.length > 0 || !schema.additionalProperties) return record
        return fc.dictionary(
          fc.constantFrom('DEFAULT', 'PERSON', '__proto__', 'x'),
          inner(schema.additionalProperties as Schema),
          { maxKeys: 3 },
        )
      }
      default:
        return fc.jsonValue()
    }
  }
  return fc.oneof(
    { weight: 100 - wrong, arbitrary: right() },
    { weight: wrong, arbitrary: fc.oneof(fc.jsonValue(), hostileStrings) },
  )
}
