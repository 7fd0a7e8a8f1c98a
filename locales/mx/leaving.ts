import es from '../es/leaving.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  asked: { done: 'Tu perfil quedó como antes' },
  means: { wallet: { title: '{sum} en tu monedero', text: 'Gástalo antes de ese día o pídenos que te lo devolvamos: {email}.' } },
})
