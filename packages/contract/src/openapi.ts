import { z } from 'zod'
import contractPackage from '../package.json' with { type: 'json' }
import type { Call } from './call.ts'
import { basePath, type CallName, callNames, callTable } from './calls.ts'
import { languageParam } from './language.ts'
import { ownApi } from './own-api.ts'
import { problem } from './problem.ts'

type Json = { [key: string]: unknown }

const errorStatuses = {
  '400': 'A parameter or the body is malformed',
  '401': 'The client secret is missing or wrong',
  '404': 'No such published item',
  '500': 'The call failed',
}

function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // The format is enough; zod's pattern is very long.
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** JSON Schema of each property; schemas with an id are moved to `components` and referenced. */
function propertiesOf(schema: z.ZodObject, io: 'input' | 'output', components: Json): Record<string, Json> {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, override: tidy }))
  const json = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'))
  Object.assign(components, json.$defs)
  return json.properties
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output', components: Json) =>
  propertiesOf(z.object({ schema }), io, components).schema

const problemStatuses: Record<string, string> = Object.assign(
  {},
  errorStatuses,
  ...callNames.map((name) => callTable[name].problems),
)

function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodObject, components: Json): Json[] {
  // The output side: the input is plain text, types and bounds are known after parsing.
  return Object.entries(propertiesOf(schema, 'output', components)).map(
    ([name, { description, ...rest }]) => ({
      name,
      in: place,
      required: !(schema.shape[name] as z.ZodType).safeParse(undefined).success,
      ...(description ? { description } : {}),
      schema: rest,
    }),
  )
}

function operationOf(name: CallName, call: Call, components: Json): Json {
  const jsonOf = (schema: z.ZodType) => ({
    'application/json': { schema: schemaOf(schema, 'input', components) },
  })
  const errors = Object.keys({ ...errorStatuses, ...call.problems }).map((status) => [
    status,
    { $ref: `#/components/responses/Problem${status}` },
  ])
  return {
    operationId: name.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [call.group],
    summary: call.summary,
    parameters: [
      ...parametersOf('path', call.params, components),
      ...parametersOf('query', call.query, components),
      ...(call.headers ? parametersOf('header', call.headers, components) : []),
      { $ref: '#/components/parameters/Localization' },
    ],
    ...(call.body ? { requestBody: { required: true, content: jsonOf(call.body) } } : {}),
    responses: {
      '200': { description: 'OK', content: jsonOf(ownApi(call.answer)) },
      ...Object.fromEntries(errors),
    },
  }
}

export function buildOpenApi() {
  const schemas: Json = {}
  const paths = Object.fromEntries(
    callNames.map((name) => {
      const call = callTable[name]
      return [call.path, { [call.method.toLowerCase()]: operationOf(name, call, schemas) }]
    }),
  )
  const problemContent = { 'application/problem+json': { schema: schemaOf(problem, 'input', schemas) } }
  const localization = {
    name: 'X-Localization',
    in: 'header',
    required: false,
    description: 'The language, unless the lang parameter is set.',
    schema: schemaOf(languageParam, 'output', schemas),
  }
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palánk content API',
      version: contractPackage.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    security: [{ clientSecret: [] }],
    tags: [{ name: 'content' }, { name: 'sport' }, { name: 'join' }],
    paths,
    components: {
      schemas: Object.fromEntries(sorted),
      parameters: { Localization: localization },
      responses: Object.fromEntries(
        Object.entries(problemStatuses).map(([status, description]) => [
          `Problem${status}`,
          { description, content: problemContent },
        ]),
      ),
      securitySchemes: { clientSecret: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}

export const openApiText = () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`
