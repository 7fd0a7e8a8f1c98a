export { default } from '../es/talk.ts'
