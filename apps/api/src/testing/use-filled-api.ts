import { afterAll, beforeAll } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { fillDatabase } from './content.ts'
import { connect, type Owner, truncateContent } from './database.ts'

export let owner: Owner
export let api: TestApi

/** A small club's content and an api on it, for one test file. */
export function useFilledApi(): void {
  beforeAll(async () => {
    owner = await connect()
    await fillDatabase(owner)
    api = createTestApi()
  })
  afterAll(async () => {
    await api.close()
    await truncateContent(owner)
    await owner.end()
  })
}
