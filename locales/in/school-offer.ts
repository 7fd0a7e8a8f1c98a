export { default } from '../en/school-offer.ts'
