/** Reports an error; the way to the server is fetched when there is something to tell. Where it can't be, nobody hears of it: that is no error to report. */
export function tell(thrown: unknown) {
  import('./report.ts').then(
    ({ report }) => report(thrown),
    () => {},
  )
}

const onError = ({ error, message }: ErrorEvent) => tell(error ?? message)
const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)

/** Reports what goes wrong in the page and nobody caught. */
export function watchErrors() {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}
