export { default } from '../es/settings.ts'
