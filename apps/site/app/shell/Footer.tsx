import { pathFor } from '@palank/routes'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Html } from '~/ui/Html.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './Footer.module.css'
import { Lockup } from './Lockup.tsx'
import { MenuLink } from './MenuLink.tsx'
import { SocialIcon } from './SocialIcon.tsx'
import type { Contact, FooterView, Partner, SocialLink } from './shell.ts'

export function Footer({ view }: { view: FooterView }) {
  const text = useText()
  const { language, menus, contact, social, partners, page } = view
  const { name, shout } = useBrand()
  return (
    <footer className={`on-dark below-fold ${styles.footer}`}>
      {partners.length > 0 && <Partners partners={partners} />}
      <div className={`wrap ${styles.columns}`}>
        <div>
          <SiteLink
            className={styles.logo}
            to={pathFor('home', language)}
            aria-label={text('shell.home', { club: name[language] })}
          >
            <Lockup alt="" lazy />
          </SiteLink>
          <ContactData contact={contact} />
          {social.length > 0 && <Social links={social} />}
        </div>
        {menus.map((menu) => (
          <nav key={menu.id} aria-label={menu.name}>
            <h2 className="d d5">{menu.name}</h2>
            <ul className={styles.links}>
              {menu.entries.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.bottom}>
        <div className="wrap">
          {page && <Html {...page} />}
          <SiteLink to={pathFor('safeguarding', language)}>{text('safeguarding.title')}</SiteLink>
        </div>
      </div>
      <div className={`d ${styles.shout}`} aria-hidden="true" data-word={shout} />
    </footer>
  )
}

function Partners({ partners }: { partners: Partner[] }) {
  const text = useText()
  return (
    <section className={styles.partners} aria-label={text('shell.partners')}>
      <ul className={`wrap ${styles.partnerList}`}>
        {partners.map(({ key, name, href, logo }) => {
          const image = (
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} loading="lazy" />
          )
          return <li key={key}>{href ? <SiteLink to={href}>{image}</SiteLink> : image}</li>
        })}
      </ul>
    </section>
  )
}

function ContactData({ contact: { address, phone, other } }: { contact: Contact }) {
  if (!address && !phone && !other) return null
  return (
    <address className={styles.contact}>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          <a href={phone.href}>{phone.text}</a>
        </p>
      )}
      {other && <Html {...other} />}
    </address>
  )
}

function Social({ links }: { links: SocialLink[] }) {
  const text = useText()
  return (
    <ul className={styles.social} aria-label={text('shell.social')}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <SiteLink to={href} aria-label={text(`shell.social.${name}`)}>
            <SocialIcon name={name} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
