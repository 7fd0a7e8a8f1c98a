/** Reports an error; the way to the server is fetched when there is something to tell. */
export const tell = async (thrown: unknown) => (await import('./report.ts')).report(thrown)

const onError = ({ error, message }: ErrorEvent) => void tell(error ?? message)
const onRejection = ({ reason }: PromiseRejectionEvent) => void tell(reason)

/** Reports what goes wrong in the page's components and nobody caught. Asked for twice it listens once. */
export function watchErrors() {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}
