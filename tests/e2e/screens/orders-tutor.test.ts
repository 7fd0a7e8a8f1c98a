import { t } from '../site.ts'
import { examine } from './examine.ts'
import { openFirst, press } from './openings.ts'

await examine([
  { name: 'tutor-new', path: '/nz', as: 'tutor' },
  { name: 'tutor-my', path: '/mz', as: 'tutor' },
  { name: 'tutor-personal', path: '/moyi-personalni-zamovlennya', as: 'tutor' },
  { name: 'tutor-potential', path: '/moi-potenciyni-zayavki', as: 'tutor' },
  { name: 'tutor-online', path: '/skype-zayavki', as: 'tutor' },
  { name: 'tutor-city', path: '/zayavky-moho-mista', as: 'tutor' },
  { name: 'tutor-active', path: '/moi-aktyvni-zayavki', as: 'tutor' },
  { name: 'tutor-archive', path: '/miy-arhiv-zayavok', as: 'tutor' },
  { name: 'tutor-order-asked', path: '/moyi-personalni-zamovlennya', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-order-active', path: '/moi-aktyvni-zayavki', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-order-paid', path: '/miy-arhiv-zayavok', as: 'tutor', open: openFirst('/zayavka/') },
  { name: 'tutor-order-accept', path: '/nz', as: 'tutor', open: press(t['orders-tutor'].accept, 'dialog', 'link') },
  { name: 'tutor-order-refuse', path: '/nz', as: 'tutor', open: press(t['orders-tutor'].refuse, 'dialog', 'link') },
  { name: 'tutor-order-answer', path: '/moi-potenciyni-zayavki', as: 'tutor', open: press(t['orders-tutor'].answer, 'dialog', 'link') },
  { name: 'tutor-order-pay', path: '/nz', as: 'tutor', open: press(t['orders-tutor'].pay_now, 'dialog', 'link') },
])
