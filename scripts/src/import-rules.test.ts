import { describe, expect, it } from 'vitest'
import { type Workspace, wrongImports } from './import-rules.ts'

const workspace = (
  folder: string,
  dependencies: string[] = [],
  devDependencies: string[] = [],
): Workspace => ({
  folder,
  name: `@palank/${folder.split('/').at(-1)}`,
  dependencies,
  devDependencies,
})
const workspaces = [
  workspace('apps/api', ['fastify'], ['fast-check', '@types/pg']),
  workspace('apps/newsroom', ['payload']),
  workspace('apps/site', ['react']),
  workspace('packages/contract', ['zod', 'lodash'], ['fast-check']),
  workspace('packages/routes', ['zod'], ['fast-check']),
  workspace('packages/sport'),
  workspace('demo', ['payload']),
  workspace('e2e', [], ['@playwright/test']),
  workspace('bench'),
  workspace('scripts', ['pg']),
]
const wrong = (file: string, module: string, before = 'import x from') =>
  wrongImports([{ file, text: `${before} '${module}'` }], workspaces).length > 0

describe('between workspace packages', () => {
  it.each([
    ['apps/api/src/a.ts', '@palank/contract/calls'],
    ['apps/newsroom/src/a.ts', '@palank/routes'],
    ['packages/contract/src/a.ts', '@palank/sport/game'],
    ['demo/src/a.ts', '@palank/newsroom/payload-config'],
    ['e2e/a.spec.ts', '@palank/scripts/run-demo'],
    ['bench/src/a.ts', '@palank/demo/clubs'],
    ['bench/src/a.ts', '@palank/api/articles'],
    ['scripts/src/a.ts', '@palank/contract/calls'],
    ['apps/api/src/a/b.ts', '../c.ts'],
    ['apps/newsroom/src/app/page.tsx', '@payload-config'],
  ])('%s may import %s', (file, module) => expect(wrong(file, module)).toBe(false))

  it.each([
    ['apps/api/src/a.ts', '@palank/newsroom/migrate'],
    ['apps/api/src/a.ts', '@palank/scripts/cluster'],
    ['apps/newsroom/src/a.ts', '@palank/api'],
    ['packages/contract/src/a.ts', '@palank/routes'],
    ['packages/sport/src/a.ts', '@palank/contract/team'],
    ['packages/contract/src/a.test.ts', '@palank/api'],
    ['demo/src/a.ts', '@palank/api'],
    ['scripts/src/a.ts', '@palank/newsroom/migrate'],
    ['apps/api/src/a.ts', '../../newsroom/src/env.ts'],
    ['apps/api/src/a.ts', '../../../packages/contract/src/calls.ts'],
    ['e2e/a.spec.ts', '../scripts/src/cluster.ts'],
  ])('%s must not import %s', (file, module) => expect(wrong(file, module)).toBe(true))
})

describe('modules', () => {
  it.each([
    ['packages/contract/src/a.ts', 'zod'],
    ['packages/contract/src/a.test.ts', 'fast-check'],
    ['packages/contract/src/write-openapi.ts', 'node:fs'],
    ['packages/routes/src/a.test.ts', 'vitest'],
    ['apps/api/src/a.ts', 'node:path'],
    ['apps/api/src/a.ts', 'fastify'],
    ['e2e/pages.ts', '@playwright/test'],
  ])('%s may import %s', (file, module) => expect(wrong(file, module)).toBe(false))

  it.each([
    ['packages/contract/src/a.ts', 'lodash'],
    ['packages/contract/src/a.ts', 'node:fs'],
    ['packages/routes/src/a.ts', 'zod'],
    ['packages/sport/src/a.ts', 'node:crypto'],
    ['apps/api/src/a.ts', 'fast-check'],
    ['apps/api/src/a.ts', 'lodash'],
  ])('%s must not import %s', (file, module) => expect(wrong(file, module)).toBe(true))

  it('lets a type come from a devDependency', () => {
    expect(wrong('apps/api/src/a.ts', '@types/pg', 'import type x from')).toBe(false)
  })
})

describe("the site's layers", () => {
  const app = 'apps/site/app'
  it.each([
    [`${app}/root.tsx`, './shell/Header.tsx'],
    [`${app}/pages/news.tsx`, '../features/news/news.server.ts'],
    [`${app}/pages/news.tsx`, './+types/news'],
    [`${app}/pages/feed.ts`, '~/context.server.ts'],
    [`${app}/pages/news.test.ts`, '~/testing/run-loader.ts'],
    [`${app}/pages/feed.ts`, '~/buffered-response.server.ts'],
    [`${app}/features/news/Card.tsx`, '../../ui/Picture.tsx'],
    [`${app}/features/news/Card.tsx`, './news.ts'],
    [`${app}/features/news/Card.tsx`, '~/i18n/format.ts'],
    [`${app}/shell/Header.tsx`, '../brand/BrandContext.tsx'],
    [`${app}/api/client.server.ts`, '@palank/contract/calls'],
    [`${app}/model/match.ts`, '@palank/contract/schedule'],
    [`${app}/model/match.ts`, '~/i18n/format.ts'],
    [`${app}/ui/MatchRow.tsx`, '~/model/match.ts'],
    ['apps/site/server/main.ts', '../app/api/client.server.ts'],
  ])('%s may import %s', (file, module) => expect(wrong(file, module)).toBe(false))

  it.each([
    [`${app}/features/news/Card.tsx`, '../videos/VideoCard.tsx'],
    [`${app}/features/news/Card.tsx`, '../../shell/Header.tsx'],
    [`${app}/features/news/Card.tsx`, '../../pages/news.tsx'],
    [`${app}/pages/news.tsx`, '~/root.tsx'],
    [`${app}/features/news/news.server.ts`, '~/context.server.ts'],
    [`${app}/features/news/news.server.ts`, '~/site.server.ts'],
    [`${app}/pages/news.tsx`, '~/site.server.ts'],
    [`${app}/pages/news.tsx`, '~/testing/run-loader.ts'],
    [`${app}/shell/Header.tsx`, '../features/news/news.ts'],
    [`${app}/ui/Picture.tsx`, '../features/news/news.ts'],
    [`${app}/ui/Picture.tsx`, '~/api/client.server.ts'],
    [`${app}/ui/Picture.tsx`, '../root.tsx'],
    [`${app}/ui/MatchRow.tsx`, '@palank/contract/schedule'],
    [`${app}/ui/MatchRow.test.tsx`, '@palank/contract/schedule'],
    [`${app}/model/match.ts`, 'react'],
    [`${app}/model/match.ts`, 'react-router'],
    [`${app}/model/match.ts`, 'node:fs'],
    [`${app}/model/match.ts`, '~/i18n/LanguageContext.tsx'],
    [`${app}/model/match.ts`, '../brand/read.server.ts'],
    [`${app}/model/match.ts`, '../ui/round-text.ts'],
    [`${app}/i18n/format.ts`, '../ui/Picture.tsx'],
    [`${app}/api/client.server.ts`, '../../server/main.ts'],
  ])('%s must not import %s', (file, module) => expect(wrong(file, module)).toBe(true))
})
