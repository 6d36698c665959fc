const names = ['Kwame Mensah', '松本 由紀', 'Omar Haddad', 'Rosa Delgado', 'Sam Whitlock', 'ليلى منصور'];

export function people(photos: string[]) {
  return names.map((name, index) => ({ key: name, name, photoUrl: photos[index] }));
}

export const sampleHtml = `<p>Every clear morning below about 5 °C the output flattens at <strong>4.6 kW</strong>. No error code, and the app says 100 %. See <a href="#guide">the guide</a>.</p>
<div class="tableWrapper" tabindex="0" role="region" aria-label="Readings"><table><thead><tr><th scope="col">Time</th><th scope="col">Irradiance</th><th scope="col">Output</th></tr></thead><tbody><tr><th scope="row">8:40</th><td>610 W/m²</td><td>4.04 kW</td></tr><tr><th scope="row">9:10</th><td>780 W/m²</td><td>4.58 kW</td></tr></tbody></table></div>
<h2>What I tried</h2>
<pre class="code codeBlock" tabindex="0"><span class="hljs-comment"># poll the real limit</span>
<span class="hljs-attr">modbus:</span>
  - <span class="hljs-attr">name:</span> <span class="hljs-string">"roof-south"</span>
    <span class="hljs-attr">host:</span> <span class="hljs-number">192.0.2.41</span></pre>
<blockquote class="blockquote"><div class="blockquote-content"><p class="blockquote-line">Cold panels in bright light give more current.</p></div></blockquote>
<ul><li>Split the string</li><li>Use <code class="code codeInline">1.15 × Isc</code></li></ul>
<ul><li class="task-list-item"><input type="checkbox" checked disabled aria-label="done"> measured</li></ul>
<details class="spoiler"><summary>Spoiler</summary><div class="spoiler-content"><p>18 % above the rating.</p></div></details>
<p>What am I missing? <a class="atMention" href="#kwame">@Kwame Mensah</a></p>
<p>شكرًا على الشرح. هل ينطبق هذا أيضًا على الألواح؟</p>`;
