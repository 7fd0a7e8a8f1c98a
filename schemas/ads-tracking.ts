import { call, JsonText, Marks } from './common.ts'

export const setCpaCookie = call('POST', '/cpa/set_cookie', {
  about: 'Keeps the parameters of the advertisement that led here for 30 days, those of the last one (decisions OPS-1)',
  allow: ['anyone'],
  body: { cookie: JsonText(Marks) },
  rate: 'measure',
})
