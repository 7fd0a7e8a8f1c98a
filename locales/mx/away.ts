export { default } from '../es/away.ts'
