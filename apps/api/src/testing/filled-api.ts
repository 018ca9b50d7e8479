import { afterAll, beforeAll } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { fill } from './content.ts'
import { connect, empty, type Owner } from './database.ts'

export let owner: Owner
export let api: TestApi

/** A club's site in small and an api over it, for the length of a test file. */
export function useFilledApi(): void {
  beforeAll(async () => {
    owner = await connect()
    await fill(owner)
    api = openApi()
  })
  afterAll(async () => {
    await api.close()
    await empty(owner)
    await owner.end()
  })
}
