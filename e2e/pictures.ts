import { type Page, test } from '@playwright/test'

/** What is looked at beside the design: phone, phone held sideways, tablet, laptop. */
const pictureSizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

/** With LOOKS=all, pictures of a state in each size, in test-results. */
export async function takePictures(page: Page, state: string): Promise<void> {
  if (process.env.LOOKS !== 'all') return
  const before = page.viewportSize()
  for (const size of pictureSizes) {
    await page.setViewportSize(size)
    await page.screenshot({
      path: test.info().outputPath(`${state}-${size.width}x${size.height}.png`),
      fullPage: true,
    })
  }
  if (before) await page.setViewportSize(before)
}
