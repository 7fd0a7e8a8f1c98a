import { createHash } from 'node:crypto'
import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { FormAnswer } from '../answers.ts'
import { escaped } from '../html/escape.ts'

/** Sends the form as soon as it is there; the button is for browsers without scripts. */
const script = 'document.forms[0].submit()'
const hash = createHash('sha256').update(script).digest('base64')

/** A page that posts a form to another site, a bank's, and the policy that lets it do that and nothing else. */
export function formPage({ post, fields }: FormAnswer, { edition, language }: { edition: Edition; language: Language }) {
  const { continue: word } = textsOf(edition, language).common
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  const html = `<!doctype html>
<html lang="${languageTag(edition, language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Docento</title>
<form method="post" action="${escaped(post)}">${inputs.join('')}<button>${escaped(word)}</button></form>
<script>${script}</script>
`
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; form-action ${new URL(post).origin}; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
}
