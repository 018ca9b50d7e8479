'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { publishTime } from '../../publishing/publish-time.ts'
import { useNow } from '../publishing/use-now.ts'
import { useListTime } from './RowFacts.tsx'
import './lists.css'

/** A time in words: `ma 17:00`, `nov. 9. 17:00`. */
export function WhenCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  const listTime = useListTime()
  const clock = useNow()
  const now = clock ?? listTime
  if (typeof cellData !== 'string' || now === null) return <span aria-hidden="true">–</span>
  return (
    <time className="list-when" data-card="when" dateTime={cellData}>
      {publishTime(cellData, now, language === 'en' ? 'en' : 'hu')}
    </time>
  )
}
