import { expect, test } from 'vitest'
import { renderPage } from '~/ui/testing/render-page.tsx'
import { Popup } from './Popup.tsx'
import { exampleShell } from './shell.examples.ts'

test('C7: the popup is not in the server-rendered HTML, and its picture is not preloaded', () => {
  const { popup } = exampleShell('hu')
  expect(popup).not.toBeNull()
  expect(renderPage(<Popup popup={popup} />, { path: '/hirek' })).toBe('')
})
