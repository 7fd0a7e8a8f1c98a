export { default } from '../es/school-offer.ts'
