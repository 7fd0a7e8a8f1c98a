import es from '../es/orders-client.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  order: {
    choose_text: 'Cada uno ve enseguida el teléfono del otro. Los demás sabrán que ya elegiste.',
    steps: {
      review: 'Las clases empezaron.',
      begun: 'Las clases empezaron',
      begun_text: 'Que disfrutes las clases.',
      school: 'Tu solicitud la lleva la escuela en línea',
    },
  },
})
