const address =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?=$|[?&#/])\S*$/

/** The id of the video that an address of YouTube plays. */
export const youtubeIdOf = (text: string): string | undefined => address.exec(text.trim())?.[1]

export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`
