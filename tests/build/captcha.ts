import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A captcha service that speaks reCAPTCHA's protocol: the token `person` holds, once each time `give` is called. */
export async function startCaptcha() {
  const asked: Record<string, string>[] = []
  let left = 0
  let isAway = false
  let isYes = false
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const form = Object.fromEntries(new URLSearchParams(text))
    asked.push(form)
    if (isAway) return response.writeHead(500).end(JSON.stringify({ success: isYes }))
    const success = form.secret === 'secret of the captcha' && form.response === 'person' && left > 0
    if (success) left -= 1
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ success, ...(!success && { 'error-codes': ['timeout-or-duplicate'] }) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const verify = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return {
    asked,
    environment: { CAPTCHA_SITE_KEY: 'site key', CAPTCHA_SECRET: 'secret of the captcha', CAPTCHA_VERIFY: verify },
    give() {
      left += 1
    },
    /** It answers 500, whatever it says with it. */
    goAway(success = false) {
      isAway = true
      isYes = success
    },
    comeBack() {
      isAway = false
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
