import { readdirSync } from 'node:fs'
import path from 'node:path'
import { artworkPath } from '@palank/demo/artwork'
import { expect, test } from '@playwright/test'
import { callApi, consoleErrorsOf, publish, signIn } from './editor.ts'

test('an editor uploads a folder of pictures to a gallery at once', async ({ page }, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const folder = path.dirname(artworkPath('solymok', 'players/4.webp'))
  const files = readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file))
  await signIn(page)
  await page.getByRole('link', { name: 'Képeket töltök fel' }).click()
  await page.locator('#field-name').fill('Csapatfotózás az új mezekben')

  await page.locator('#field-files').getByRole('button', { name: 'Új létrehozása' }).click()
  await page.locator('input[type=file][multiple]').first().setInputFiles(files)
  await expect(page.locator('.file-selections__fileRow')).toHaveCount(files.length)
  await page.screenshot({ path: info.outputPath('1-folder.png') })
  await page.locator('.bulk-upload--actions-bar__saveButtons').getByRole('button', { name: 'Mentés' }).click()
  await expect(page.locator('#field-files .upload-relationship-details')).toHaveCount(files.length, {
    timeout: 60_000,
  })
  await publish(page)
  await page.screenshot({ path: info.outputPath('2-gallery.png') })

  const id = /galleries\/(\d+)/.exec(page.url())?.[1]
  const gallery = await callApi(`gallery/find/${id}`, 'hu')
  expect(gallery.data).toMatchObject({ name: 'Csapatfotózás az új mezekben', file_count: files.length })
  const { data } = await callApi(`gallery/list-files/${id}`, 'hu')
  expect(data.allfile).toHaveLength(files.length)
  expect(consoleErrors).toEqual([])
})
