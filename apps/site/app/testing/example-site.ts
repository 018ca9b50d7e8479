import pino from 'pino'
import { exampleConfig, fakeClient } from '../api/testing/fake-client.ts'
import { exampleBrand } from '../brand/brand.examples.ts'
import { createRenderHealth } from '../render-health.server.ts'
import type { Site } from '../site.server.ts'

/** A site of both languages whose api answers nothing. */
export const exampleSite = (changes: Partial<Site> = {}): Site => ({
  brand: exampleBrand,
  joinPicture: exampleBrand.errorPicture,
  brandStyle: ':root{--c-ink:#180702}',
  clubFiles: new Map(),
  origin: 'https://club.example',
  languages: ['hu', 'en'],
  version: '0.0.1',
  buildId: 'build-a',
  log: pino({ level: 'silent' }),
  formSecret: 'a secret for the tests, long enough',
  captcha: null,
  client: fakeClient(),
  config: exampleConfig,
  renders: createRenderHealth(),
  clientAssets: null,
  ...changes,
})
