/** What is done is what there is to do when the press is over: a basket may arrive while it lasts. */
export function longPress(time: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = () => {}
  return {
    does: (work: () => void) => {
      newest = work
    },
    start: () => {
      clearTimeout(timer)
      timer = setTimeout(() => newest(), time)
    },
    stop: () => clearTimeout(timer),
  }
}
