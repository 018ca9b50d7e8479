import { createServerFeature } from '@payloadcms/richtext-lexical'

/** The address of a video, pasted into an empty paragraph, becomes the video. */
export const VideoPasteFeature = createServerFeature({
  feature: { ClientFeature: '/components/VideoPaste.tsx#VideoPasteClient' },
  key: 'videoPaste',
})
