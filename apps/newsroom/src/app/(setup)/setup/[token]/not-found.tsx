import { setupTexts } from '../../../../setup/endpoints.ts'
import { pageLanguage } from '../../../../setup/page-language.ts'

export default async function NotFound() {
  return (
    <main className="setup-gone">
      <h1>Palánk</h1>
      <p>{setupTexts.gone[await pageLanguage()]}</p>
    </main>
  )
}
