import { featureTexts } from '~/i18n/feature-texts.ts'

const hungarian = {
  'video.more': 'További videók',
  'video.shown': '{count} videóból {shown} látható',
  'video.shownSoFar': '{shown} videó',
  'video.notice': 'A lejátszás gomb megnyomásáig semmit sem töltünk be a YouTube-ról.',
  'video.tags': 'Címkék',
} as const

const english = {
  'video.more': 'More videos',
  'video.shown': '{shown} of {count} videos shown',
  'video.shownSoFar': '{shown} videos',
  'video.notice': 'Nothing is loaded from YouTube until you press play.',
  'video.tags': 'Tags',
}

export const { useText: useVideoText } = featureTexts(hungarian, english)
