import en from '../en/enums-requests.ts'
import { vary } from '../vary.ts'

export default vary(en, {
  client_age: {
    2: 'Classes 1–5',
    3: 'Classes 6–8',
    4: 'Classes 9–12',
  },
})
