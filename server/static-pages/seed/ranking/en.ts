import { scoreWeights as most } from '../../../catalogue/score.ts'
import type { PageText } from '../page.ts'

export const en: PageText = {
  name: 'How tutors are ordered',
  h1: 'How tutors are ordered',
  title: 'How tutors are ordered on {brand}',
  metad: 'Which facts decide the order of tutors in the list, how much each of them weighs, and what is paid.',
  text: `
<p>The <a href="{catalog_link}">list of tutors</a> is ordered by a rating from 0 to 100 points. It is worked out every hour and after each change of a profile, in the same way for everybody. Only TOP is paid.</p>

<h2>What the rating is made of</h2>
<table>
<thead><tr><th scope="col">Fact</th><th scope="col">Points at most</th></tr></thead>
<tbody>
<tr><td>Reviews: the mean mark. Five marks of 4.2 are added for everybody, so that a single review does not decide</td><td>${most.R}</td></tr>
<tr><td>Answers: the share of requests of the last 90 days that were answered within 24 hours. Half the points as long as there were fewer than three</td><td>${most.A}</td></tr>
<tr><td>Profile: a photo, a description of 300 characters or more, a short description, education, free times, a video, a checked document</td><td>${most.C}</td></tr>
<tr><td>Free times: all points when updated within 14 days, half within 30 days</td><td>${most.S}</td></tr>
<tr><td>Verified: the tutor has passed our check</td><td>${most.V}</td></tr>
<tr><td>Education: our assessment of the diplomas</td><td>${most.E}</td></tr>
<tr><td>Last visit: all points within 7 days, half within 30 days</td><td>${most.F}</td></tr>
</tbody>
</table>
<p>Tutors with equal points stand in the order in which they joined. Those who take no new requests come last.</p>

<h2>What is paid</h2>
<p>Up to three tutors with the mark “TOP · paid” stand at the head of the first page. They have paid for that place. Nothing else can be bought: neither the commission nor any other payment changes the rating.</p>

<h2>Another order</h2>
<p>You can order the list by price, from low to high or from high to low, or by the number of reviews. TOP places then play no part.</p>
`,
}
