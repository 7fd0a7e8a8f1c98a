import { getCaptcha } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { needsCaptcha } from './captcha.ts'

export const captcha: Route[] = [
  on(getCaptcha, async (context, { action }) => {
    const required = await needsCaptcha(context, action)
    const { siteKey = null, script = null } = (required && context.outside.captcha) || {}
    return { required, site_key: siteKey, script }
  }),
]
