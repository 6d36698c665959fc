/** What writers can make: the same elements and classes the server renders. */
export function GalleryBody() {
  return (
    <div className="userContent" dir="auto">
      <p>
        Every clear morning below about 5 °C the output flattens at <strong>4.6 kW</strong>. No error code,
        and the app says 100 %. See <a href="#guide">the guide</a>.
      </p>
      <div className="tableWrapper">
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Irradiance</th>
              <th scope="col">Output</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">8:40</th>
              <td>610 W/m²</td>
              <td>4.04 kW</td>
            </tr>
          </tbody>
        </table>
      </div>
      <h2>What I tried</h2>
      <pre className="code codeBlock">
        <span className="hljs-comment"># poll the real limit</span>
        {'\n'}
        <span className="hljs-attr">host:</span> <span className="hljs-number">192.0.2.41</span>
        {'\n'}
        <span className="hljs-attr">name:</span> <span className="hljs-string">"roof-south"</span>
      </pre>
      <blockquote className="blockquote">
        <div className="blockquote-content">
          <p className="blockquote-line">Cold panels in bright light give more current.</p>
        </div>
      </blockquote>
      <blockquote className="embedQuote">
        <div className="embedQuote-header">
          <a className="embedQuote-author" href="#kwame">
            Kwame Mensah
          </a>{' '}
          <a href="#quoted">
            <time dateTime="2026-11-19">2026-11-19</time>
          </a>
        </div>
        <div className="embedQuote-content">
          <p>It stops at 11.2 A.</p>
        </div>
      </blockquote>
      <ul>
        <li>Split the string</li>
        <li>
          Use <code className="code codeInline">1.15 × Isc</code>
        </li>
        <li>
          <span className="taskBox">☑</span> measured
        </li>
      </ul>
      <span className="embedExternal embedLink">
        <a className="embedLink-link" href="#card">
          <span className="embedLink-title">Input current limits, and why winter finds them</span>
          <span className="embedLink-excerpt">Cold cells hold a higher voltage.</span>
          <span className="embedLink-source">example.org</span>
        </a>
      </span>
      <span className="embedFile">
        <a className="embedFile-link" href="#file">
          readings.csv
        </a>
        <span className="embedFile-size">12.4 kB</span>
      </span>
      <details className="spoiler">
        <summary className="spoiler-buttonContainer">Spoiler</summary>
        <div className="spoiler-content">
          <p className="spoiler-line">18 % above the rating.</p>
        </div>
      </details>
      <p>
        What am I missing?{' '}
        <a className="atMention" href="#kwame">
          @Kwame Mensah
        </a>{' '}
        <span className="post-color-red">red</span> <span className="post-color-orange">orange</span>{' '}
        <span className="post-color-teal">teal</span>
      </p>
      <p>شكرًا على الشرح. هل ينطبق هذا أيضًا على الألواح؟</p>
    </div>
  );
}
