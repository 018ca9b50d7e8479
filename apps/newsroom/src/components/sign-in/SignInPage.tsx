import { MinimalTemplate } from '@payloadcms/next/templates'
import type { ReactNode } from 'react'
import { Logo } from '../Logo.tsx'
import './sign-in.css'

/** The frame of the screens before the door. */
export function SignInPage({ children }: { children: ReactNode }) {
  return (
    <MinimalTemplate className="sign-in">
      <div className="sign-in__logo">
        <Logo />
      </div>
      {children}
    </MinimalTemplate>
  )
}
