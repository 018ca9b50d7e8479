import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './paths.ts'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
// YAML includes JSON, but not the comments of .jsonc files.
const read = (file: string): unknown => parse(textOf(file).replace(/^\s*\/\/.*$/gm, ''))

function problems(schemaFile: string, value: unknown): string[] {
  const { $schema: _, $id: __, ...schema } = JSON.parse(textOf(schemaFile))
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const workflowSchema = 'scripts/schemas/github-workflow.schema.json'
const devcontainerSchema = 'scripts/schemas/devcontainer.schema.json'
const workflows = globSync('.github/workflows/*.yml', { cwd: root })
const issueForms = globSync('.github/ISSUE_TEMPLATE/{bug,change}.yml', { cwd: root })

describe('configuration files that the gate does not run', () => {
  it.each([
    ...workflows.map((file) => [file, workflowSchema]),
    ...issueForms.map((file) => [file, 'scripts/schemas/github-issue-forms.schema.json']),
    ['.devcontainer/devcontainer.json', devcontainerSchema],
    ['lefthook.yml', 'node_modules/lefthook/schema.json'],
    ['knip.jsonc', 'node_modules/knip/schema.json'],
  ])('%s is valid by %s', (file, schema) => expect(problems(schema, read(file))).toEqual([]))

  it('are all there', () => {
    expect(workflows).toHaveLength(1)
    expect(issueForms).toHaveLength(2)
  })

  it('are refused when they are wrong', () => {
    const withoutRunner = { on: 'push', jobs: { gate: { steps: [{ run: 'bash .ci/run' }] } } }
    expect(problems(workflowSchema, withoutRunner)).not.toEqual([])
    expect(problems(devcontainerSchema, { name: 'Palánk' })).not.toEqual([])
  })

  it('the workflow calls the gate', () => {
    expect(textOf('.github/workflows/ci.yml')).toContain('run: bash .ci/run\n')
  })
})
