import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

test('a semicolon in a text, a name, a comment or a body ends no statement', () => {
  const body = "create function f() returns text language sql as $$ select ';'; -- one; two\n $$"
  const quoted = `select 'it''s; fine', "odd;name" -- kept; inside\n from t`
  const text = `-- First; of all\n${body};\n/* two; */\n\n${quoted};\n;\nselect 1 - 2 / 3, $body$ $$;$$ $body$\n`
  expect(statementsOf(text)).toEqual([body, quoted, 'select 1 - 2 / 3, $body$ $$;$$ $body$'])
})

test('nothing of the view files is lost', () => {
  const folder = path.resolve(import.meta.dirname, '../../database')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && file !== 'provision.sql')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const begins = [...text.matchAll(/^(create|insert|do|select) /gm)].length
    const statements = statementsOf(text)
    for (const statement of statements) expect(statement).toMatch(/^(create|insert|do|select)\s/)
    // `select` also begins a line within a view.
    expect(statements.length, file).toBeLessThanOrEqual(begins)
    expect(statements.filter((statement) => statement.startsWith('create')).length, file).toBe(
      [...text.matchAll(/^create /gm)].length,
    )
  }
})
