/** A 16:9 picture that ships with the site, in two widths. */
export const shippedPicture = (small: string, large: string) => ({
  src: large,
  srcSet: `${small} 800w, ${large} 1600w`,
  width: 1600,
  height: 900,
})

export type ShippedPicture = ReturnType<typeof shippedPicture>
