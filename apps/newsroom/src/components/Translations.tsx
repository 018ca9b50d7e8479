import type { UIFieldServerProps } from 'payload'
import { hasEnglish } from './translations-state.ts'

const texts = {
  hu: {
    title: 'Nyelvi változatok',
    hu: 'Magyar',
    en: 'Angol',
    here: 'most ezt írod',
    missing: 'még nincs – megírom',
    there: 'megnyitom',
    first: 'Előbb mentsd el a magyar változatot.',
  },
  en: {
    title: 'Languages',
    hu: 'Hungarian',
    en: 'English',
    here: 'you are writing this one',
    missing: 'not yet – write it',
    there: 'open it',
    first: 'Save the Hungarian version first.',
  },
} as const

/** Shows which languages exist and links to the other one. */
export async function Translations({ data, req, collectionSlug, i18n }: UIFieldServerProps) {
  const t = texts[i18n.language === 'en' ? 'en' : 'hu']
  const id = data?.id
  const englishExists = id
    ? await hasEnglish({ id, collection: collectionSlug, payload: req.payload })
    : false
  return (
    <section className="field-type translations" aria-labelledby="translations-title">
      <h3 id="translations-title" className="translations__title">
        {t.title}
      </h3>
      {id ? (
        <ul className="translations__list">
          {(['hu', 'en'] as const).map((language) => (
            <li key={language}>
              <span>{t[language]}</span>
              {req.locale === language ? (
                <span className="translations__here">{t.here}</span>
              ) : (
                <a href={`/admin/collections/${collectionSlug}/${id}?locale=${language}`}>
                  {language === 'en' && !englishExists ? t.missing : t.there}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.first}</p>
      )}
    </section>
  )
}
