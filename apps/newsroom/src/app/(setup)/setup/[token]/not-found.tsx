import { pageLanguage } from '../../../../setup/page-language.ts'
import { refusalTexts } from '../../../../setup/refusal-texts.ts'

export default async function NotFound() {
  return (
    <main className="setup-gone">
      <h1>Palánk</h1>
      <p>{refusalTexts.gone[await pageLanguage()]}</p>
    </main>
  )
}
