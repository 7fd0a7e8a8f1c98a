import type { PageText } from '../../page.ts'

export const about: PageText = {
  name: 'About us',
  h1: 'About {brand}',
  title: 'About us: how {brand} brings students and tutors together',
  metad: '{brand} lists tutors with their prices, free hours and reviews. For students and parents the search is free.',
  text: `
<p>{brand} helps people who want to learn something find people who can explain it. You see who teaches what, what an hour costs, where and when lessons are possible and what earlier students say. Sending a request takes a few minutes.</p>

<h2>What we do</h2>
<ul>
<li>List tutors for school subjects, languages, exams and hobbies in one place.</li>
<li>Read every profile before it is published, and every later change to its texts.</li>
<li>Pass your request to the tutor you chose or, when that tutor is busy, to others it suits.</li>
<li>Publish reviews by people who found their tutor here.</li>
<li>Answer the phone and email when a request gets stuck.</li>
</ul>

<h2>What we don’t do</h2>
<p>We don’t set tutors’ prices, don’t charge students for searching and don’t sell contact details. A tutor sees your phone, address and email only from the moment they are appointed to your request.</p>

<h2>How we earn money</h2>
<p>Tutors pay a commission: once per request, after the first lesson. They can also buy a higher place in the list, and such profiles always carry the label “TOP · paid”. Nothing else in the list can be bought.</p>

<h2>Where reviews come from</h2>
<p>A review belongs to a request on which the tutor was appointed and a lesson took place. Tutors can reply to a review but can’t remove it. We hide only what breaks the law or gives away someone’s private data.</p>

<p>Every step is described in <a href="{root}/how-it-works">How it works</a>. Send questions and ideas to <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
