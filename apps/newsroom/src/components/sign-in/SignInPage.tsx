import type { ReactNode } from 'react'
import { club } from '../../club.ts'
import { Logo } from '../Logo.tsx'
import { Headline } from './Headline.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import './sign-in.css'

/** The club's picture; without one the lines of a court. */
function Art() {
  if (club.art)
    return (
      <picture>
        <source type="image/avif" srcSet={club.art.avif} sizes="(min-width: 1024px) 64vw, 178vw" />
        <img
          src={club.art.src}
          srcSet={club.art.webp}
          sizes="(min-width: 1024px) 64vw, 178vw"
          width={1600}
          height={900}
          alt=""
        />
      </picture>
    )
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M1440 90H1200A470 470 0 0 0 1200 810H1440M1440 310H1080V590H1440M0 450H720M720 0V900" />
        <circle cx="1080" cy="450" r="140" />
        <circle cx="720" cy="450" r="180" />
      </g>
    </svg>
  )
}

/** The frame of the screens before the door. */
export function SignInPage({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in">
      <header className="sign-in__art nr-dark">
        <Art />
        <Headline club={club.name} />
      </header>
      <main className="sign-in__main">
        <div className="sign-in__logo">
          <Logo />
        </div>
        {children}
        <footer className="sign-in__foot">
          <OtherLanguage />
        </footer>
      </main>
    </div>
  )
}
