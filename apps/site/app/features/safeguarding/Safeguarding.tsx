import { useId } from 'react'
import { Court } from '~/ui/Court.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Silhouette } from '~/ui/Silhouette.tsx'
import styles from './Safeguarding.module.css'
import type { SafeguardingView } from './safeguarding.ts'

type Texts = SafeguardingView['texts']

function Shown({ shown }: Pick<Texts, 'shown'>) {
  const { without, with: given } = shown
  return (
    <section className="wrap sec">
      <h2 className="d d3">{shown.title}</h2>
      <p className={styles.lead}>{shown.text}</p>
      <div className={styles.compared}>
        <div className={`on-dark ${styles.without}`}>
          <div className={styles.example} aria-hidden="true">
            <Silhouette number="12" />
            <p className="d d5">{without.initials}</p>
          </div>
          <div className={styles.words}>
            <h3 className="d d4">{without.title}</h3>
            <ul className={styles.items}>
              {without.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.given}>
          <h3 className="d d4">{given.title}</h3>
          <p>{given.text}</p>
          <dl className={styles.scopes}>
            {given.scopes.map(({ name, text }) => (
              <div key={name}>
                <Icon name="tick" />
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.always}>{shown.always}</p>
    </section>
  )
}

const Ask = ({ ask }: Pick<Texts, 'ask'>) => (
  <section className={styles.ask}>
    <div className="wrap sec">
      <h2 className="d d3">{ask.title}</h2>
      <p className={styles.lead}>{ask.text}</p>
      <ol className={styles.steps}>
        {ask.steps.map(({ name, text }, index) => (
          <li key={name}>
            <span className={`num ${styles.place}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="d d5">{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.authority}>{ask.authority}</p>
    </div>
  </section>
)

function Contact({ view: { texts, contact } }: { view: SafeguardingView }) {
  const heading = useId()
  if (!contact) return null
  const { role, name, email, phone } = contact
  return (
    <section className={`on-dark ${styles.contact}`} aria-labelledby={heading}>
      <Court />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id={heading} className="d d3">
            {texts.contactTitle}
          </h2>
          <p className={styles.lead}>{texts.contactText}</p>
        </div>
        <address className={styles.officer}>
          <p>{role}</p>
          {name && <p className="d d4">{name}</p>}
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {phone && (
            <p>
              <a href={phone.href}>{phone.text}</a>
            </p>
          )}
        </address>
      </div>
    </section>
  )
}

/** What the club shows of minors, and how to have something taken down. */
export function Safeguarding({ view }: { view: SafeguardingView }) {
  const { shown, ask, why, copies } = view.texts
  return (
    <>
      <Shown shown={shown} />
      <Ask ask={ask} />
      <Contact view={view} />
      <div className={`wrap sec ${styles.pair}`}>
        {[why, copies].map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="d d4">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
