import type { PageText } from '../../page.ts'

export const media: PageText = {
  name: 'Media',
  h1: 'For the media',
  title: 'For the media: writing about {brand} and whom to ask',
  metad: '{brand} in brief for journalists and bloggers: what it is, which figures we can give, whom to write to.',
  text: `
<p>Writing about education, private lessons or exams? We can help with figures, a comment and tutors who are willing to talk.</p>

<h2>{brand} in brief</h2>
<p>{brand} is an open list of tutors. Students and parents look for a teacher by subject, city, price and reviews and send a request free of charge. Tutors set their own prices and pay a commission once per request. {brand} runs in several countries, each with its own language, currency and rules.</p>

<h2>What we can offer</h2>
<ul>
<li>Average prices of lessons by subject, level and city.</li>
<li>Demand: which subjects are wanted most and how that changes over the school year.</li>
<li>A comment on the market for private lessons.</li>
<li>An introduction to a tutor for an interview, if the tutor agrees.</li>
</ul>
<p>Figures are always aggregated, so that no student or tutor can be identified. With them you get the period and the number of profiles or requests behind them.</p>

<h2>Names and pictures</h2>
<p>The name is written {brand}; link to {site}. Pictures of public list pages may be printed with the source named. Faces, names and texts of tutors, and reviews, need the consent of the people they belong to.</p>

<h2>Contact</h2>
<p>Write to <a href="mailto:{support_email}">{support_email}</a> with the subject “Media”: your publication, topic, questions and deadline. We answer on working days.</p>
`,
}
