import { api } from '../../data-providers/api.ts'
import { PATIENCE } from '../../data-providers/patience.ts'
import type { CaptchaAction } from '../../schemas/captcha-terms.ts'

/** What a script that speaks reCAPTCHA's protocol leaves in the window. */
interface Service {
  render: (
    box: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void; 'error-callback': () => void },
  ) => unknown
}
/** Called by the script when it can draw. */
const READY = 'captchaReady'
type WithService = Window & { grecaptcha?: Service; [READY]?: () => void }

/** Of a captcha: none is required, it shows itself, or it is required and can't. */
type Shown = 'none' | 'shown' | 'lost'

let loading: Promise<Service> | undefined

/** The service's script, fetched once. */
function fetchService(address: string): Promise<Service> {
  const page: WithService = window
  loading ??= new Promise<Service>((resolve, reject) => {
    const script = document.createElement('script')
    const url = new URL(address)
    for (const [name, value] of Object.entries({ render: 'explicit', onload: READY, hl: document.documentElement.lang }))
      url.searchParams.set(name, value)
    page[READY] = () => (page.grecaptcha ? resolve(page.grecaptcha) : reject(new Error('the captcha brought nothing')))
    script.src = url.href
    const miss = () => reject(new Error('the captcha did not come'))
    script.addEventListener('error', miss)
    // what hangs is told long before a browser gives it up
    setTimeout(miss, PATIENCE)
    document.head.append(script)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Shows a captcha in a box when the server says that one is required, and only then lets its script in. `take` is given the token, and '' when it holds no
 * more. Answers what became of it: where its script does not come, the form has to say so, for the server will ask for what nobody can give.
 */
export async function showCaptcha(box: HTMLElement, action: CaptchaAction, take: (token: string) => void): Promise<Shown> {
  const answer = await api.post('/recaptcha/get', { action })
  if (answer.status === 'fail' || !answer.data.required || !answer.data.site_key || !answer.data.script) return 'none'
  const { site_key: sitekey, script } = answer.data
  const forget = () => take('')
  try {
    const service = await fetchService(script)
    // each has a box of its own, for none can be drawn in twice
    const own = box.appendChild(document.createElement('div'))
    service.render(own, { sitekey, callback: take, 'expired-callback': forget, 'error-callback': forget })
    return 'shown'
  } catch {
    return 'lost'
  }
}
