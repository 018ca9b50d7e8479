'use client'
import type { DefaultCellComponentProps } from 'payload'
import { mailHref, telHref } from '../../join/applicant.ts'
import { Age } from './Age.tsx'
import './applicant.css'

/** The list's columns that a registrar taps on a phone. */
export function PhoneCell({ cellData }: DefaultCellComponentProps) {
  const phone = String(cellData ?? '')
  const href = telHref(phone)
  return href ? (
    <a className="applicant__link" data-card="phone" href={href}>
      {phone}
    </a>
  ) : (
    phone
  )
}

export function EmailCell({ cellData }: DefaultCellComponentProps) {
  const email = String(cellData ?? '')
  return (
    <a className="applicant__link" href={mailHref(email)}>
      {email}
    </a>
  )
}

export function BirthYearCell({ cellData }: DefaultCellComponentProps) {
  const year = Number(cellData)
  return (
    <span data-card="age">
      {year} <Age birthYear={year} />
    </span>
  )
}
