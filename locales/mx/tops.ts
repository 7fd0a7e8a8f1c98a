export { default } from '../es/tops.ts'
