import { neutralCrest } from '@palank/club-pack/neutral-crest'
import { addressOf, CrestImage } from './CrestImage.tsx'
import { Ball, Court } from './Icon.tsx'
import type { SetupForm } from './use-setup.ts'

const rival = addressOf(neutralCrest({ club: '#4a4a4a', ball: '#d9d9d9' }))

type Props = { form: SetupForm; crest: string }

function Table({ form: { draft, t }, crest }: Props) {
  const [above = '', below = '', last = ''] = t.previewRivals
  const rows = [
    { place: 4, name: above, points: 15 },
    { place: 5, name: draft.shortName || draft.name, points: 14, isUs: true },
    { place: 6, name: below, points: 13 },
    { place: 7, name: last, points: 12 },
  ]
  return (
    <table className="tbl">
      <tbody>
        {rows.map(({ place, name, points, isUs }) => (
          <tr key={place} className={isUs ? 'is-us' : ''}>
            <td className="pos">{place}.</td>
            <td className="l">
              <span className="tm">
                <CrestImage src={isUs ? crest : rival} />
                <span>{name}</span>
              </span>
            </td>
            <td className="pts">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A picture of the site; nothing in it can be used, so it is read to nobody. */
export function SitePreview({ form, crest }: Props) {
  const { draft, t } = form
  return (
    <aside className="wz__p on-dark" aria-label={t.preview}>
      <p>{t.preview}</p>
      <div className="wz__s" aria-hidden="true">
        <div className="pv">
          <div className="pv__h">
            <CrestImage src={crest} />
            <span className="d">{draft.shortName || draft.shout}</span>
            <span>{t.previewNews}</span>
            <span>{t.previewTeams}</span>
            <span>{t.previewMatches}</span>
          </div>
          <div className="pv__x">
            <Court />
            <p className="d">{t.previewHero(draft.shout)}</p>
          </div>
          <div className="pv__m">
            <div>
              <CrestImage src={crest} />
              <CrestImage src={rival} />
            </div>
            <p>
              <span className="num">{t.previewWhen}</span>
              <small>{draft.hall || draft.city}</small>
            </p>
            <span className="btn btn--ball btn--s">{t.previewTickets}</span>
          </div>
          <Table form={form} crest={crest} />
          <div className="pv__n">
            <span className="tag">{draft.teams[0]}</span>
            <p className="d">{t.previewArticle}</p>
            <p>{t.previewArticleLead}</p>
          </div>
        </div>
        <p>{t.previewCard}</p>
        <div className="pvc">
          <Court />
          <CrestImage src={crest} />
          <span className="num">84</span>
          <Ball />
          <span className="num lo">79</span>
          <CrestImage src={rival} />
        </div>
        <p>{t.previewKeys}</p>
        <div className="pvk">
          {[7, 11, 23, 34].map((jersey) => (
            <span key={jersey} className={jersey === 11 ? 'num sel' : 'num'}>
              {jersey}
            </span>
          ))}
        </div>
      </div>
    </aside>
  )
}
