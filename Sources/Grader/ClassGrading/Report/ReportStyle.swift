import Feedback

/// The style of reports' pages: light and dark, on a screen of any width and on paper.
enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1a1c20; --paper: #fff; --quiet: #565b66;
      --line: #d9dce2; --soft: #f5f6f8; --link: #1f57b5; --tint: #2f6fd0; --good: #12683a;
      --good-soft: #e3f4ea; --open: #8a4300; --open-soft: #fdeedd; --none: #5a5f6a;
      --none-soft: #eceef2; --bad: #b3261e; --bad-soft: #fde9e7; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e9eaee; --paper: #16181c; --quiet: #a9aeb9; --line: #363a43;
        --soft: #1f2228; --link: #8fb8ff; --tint: #7fb0ff; --good: #7fd6a3; --good-soft: #14301f;
        --open: #f2b36b; --open-soft: #38260f; --none: #b3b8c3; --none-soft: #2a2d34;
        --bad: #ff9a8f; --bad-soft: #3d1b18; }
    }
    * { box-sizing: border-box; }
    body { font: 0.94rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
      margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; max-width: 84rem;
      overflow-wrap: break-word; }
    body.learner { max-width: 60rem; }
    h1, h2, h3, h4 { line-height: 1.25; margin: 0; text-wrap: balance; }
    h1 { font-size: 1.7rem; letter-spacing: -0.015em; }
    h2 { font-size: 1.2rem; margin-bottom: 0.75rem; } h3 { font-size: 1.1rem; }
    h4 { display: inline; font-size: 1rem; } p, ul, ol, pre, figure { margin: 0.5rem 0; }
    small { font-size: 0.85rem; font-weight: 400; }
    h2 small, h3 small, .quiet, .legend, caption, footer, figcaption { color: var(--quiet); }
    a { color: var(--link); text-underline-offset: 0.15em; }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; border-radius: 3px; }
    section { margin-top: 2.25rem; }
    summary { cursor: pointer; color: var(--link); width: fit-content; }
    .tiles { display: grid; grid-template-columns: 1fr 1.2fr 2.4fr 1fr; gap: 0.75rem;
      margin: 1rem 0; }
    .tile { border-radius: 10px; padding: 0.6rem 0.9rem; background: var(--soft); }
    .tile dt { font-weight: 600; } .tile dd { margin: 0; }
    .tile strong { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; }
    .tile small { display: inline-block; margin-inline-end: 1rem; }
    .tile .of { display: inline; margin-inline-end: 1.25rem; white-space: nowrap; }
    .passed { --own: var(--good); --own-soft: var(--good-soft); }
    .open { --own: var(--open); --own-soft: var(--open-soft); }
    .blank, .untouched { --own: var(--none); --own-soft: var(--none-soft); }
    .tile.passed, .tile.open, .tile.blank { background: var(--own-soft); color: var(--own); }
    .bar { display: flex; height: 8px; gap: 2px; border-radius: 4px; overflow: hidden; }
    .bar span { background: var(--own); flex-basis: 0; }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; margin-top: 1.25rem; }
    .panel { margin: 0; border: 1px solid var(--line); border-radius: 10px; min-width: 0;
      padding: 1rem 1.25rem; }
    .needs, .frequent { padding: 0; margin: 0; list-style: none; }
    .needs li, .frequent li { padding: 0.3rem 0; border-top: 1px solid var(--line); }
    .needs li:first-child, .frequent li:first-child { border: 0; }
    .needs a { font-weight: 600; margin-inline-end: 0.35rem; }
    .needs span + span::before { content: "· "; }
    .frequent .names { display: block; font-size: 0.9rem; }
    .count { display: inline-block; background: var(--open-soft); color: var(--open);
      border-radius: 1em; padding: 0 0.55em; font-size: 0.85rem; font-weight: 600; }
    .scroll { overflow: auto; max-height: 85vh; border: 1px solid var(--line); border-radius: 10px;
      }
    table { border-collapse: separate; border-spacing: 0; } .class { width: 100%; }
    caption { text-align: start; padding: 0.5rem 0.75rem; font-size: 0.9rem; }
    th, td { border-top: 1px solid var(--line); padding: 0.4rem 0.75rem; text-align: start;
      vertical-align: top; min-width: 7rem; }
    thead th { position: sticky; top: 0; z-index: 2; background: var(--soft);
      vertical-align: bottom; border-bottom: 1px solid var(--line); }
    thead small { display: block; color: var(--quiet); }
    .class tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1;
      background: var(--paper); min-width: 11rem; max-width: 15rem; }
    .class thead tr > :first-child { z-index: 3; background: var(--soft); }
    .class th small, td small { display: block; }
    .class .part th { background: var(--soft); max-width: none; }
    .part span { position: sticky; inset-inline-start: 0.75rem; }
    .points { white-space: nowrap; min-width: 5rem; font-variant-numeric: tabular-nums; }
    .class td[class]:not(.points) { background: var(--own-soft);
      border-inline-start: 2px solid var(--paper); }
    .state { color: var(--own); font-weight: 600; } .why { display: block; font-size: 0.9rem; }
    td a { color: var(--own);
      text-decoration-color: color-mix(in srgb, var(--own) 40%, transparent); }
    .exercise { border-top: 1px solid var(--line); padding-top: 1.25rem; margin-top: 1.5rem;
      max-width: 70rem; }
    .exercise > .bar { max-width: 24rem; margin: 0.5rem 0; }
    .mistake { border-inline-start: 3px solid var(--open); padding-inline-start: 1rem;
      margin: 1.25rem 0; display: flow-root; }
    details.mistake { border-color: var(--line); margin: 0.75rem 0; }
    details.mistake > summary { color: inherit; } .names { font-size: 0.9rem; }
    figure { max-width: 100%; }
    .mistake > figure { float: inline-end; margin: 0 0 0.5rem 1.5rem; max-width: 50%; }
    .figures { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; }
    svg { max-width: 100%; height: auto; display: block; } figcaption { font-size: 0.9rem; }
    figcaption p, figcaption ul { margin: 0.25rem 0; }
    pre { font: 0.87rem/1.6 ui-monospace, monospace; background: var(--soft); padding: 0.5rem 0;
      border-radius: 6px; white-space: pre-wrap; overflow: hidden; }
    pre > code { font: inherit; display: block; } pre:not(.lines) { padding: 0.5rem 0.75rem; }
    .lines span { display: block; counter-increment: line; padding: 0 0.75rem 0 3.25rem;
      position: relative; }
    .lines span::before { content: counter(line); position: absolute; inset-inline-start: 0;
      width: 2.5rem; text-align: end; color: var(--quiet); }
    .lines .faulty { background: var(--bad-soft); box-shadow: inset 4px 0 var(--bad); }
    mark { background: none; color: var(--bad); font-weight: 700; text-decoration: underline wavy;
      text-underline-offset: 0.2em; }
    .told { border-inline-start: 3px solid var(--tint); padding-inline-start: 1rem; }
    .total { font-size: 1.2rem; font-weight: 600; }
    .key { display: inline-block; padding: 0 0.4rem; margin-inline-end: 0.75rem; }
    .key.wanted { border: 2px dashed var(--ink); } .key.got { border: 2px solid var(--tint); }
    footer { margin-top: 2.5rem; font-size: 0.9rem; }
    @media (max-width: 52rem) {
      .columns { grid-template-columns: 1fr; }
      .tiles { grid-template-columns: repeat(3, 1fr); gap: 0.5rem; }
      .tile { padding: 0.5rem 0.6rem; } .tile strong { font-size: 1.35rem; }
      .tile .of { font-size: 0.85rem; margin: 0; }
      caption { position: absolute; clip-path: inset(50%); } th, td { padding: 0.35rem 0.5rem; }
      .points { min-width: 4rem; white-space: normal; }
      .tile.blank { grid-column: 1 / -1; order: 1; }
      .class tr > :first-child { min-width: 7rem; max-width: 8.5rem; }
      .mistake > figure { float: none; margin: 0.5rem 0; max-width: 100%; }
    }
    @media print {
      @page { margin: 12mm; } :root { color-scheme: light; font-size: 8.5pt; }
      body, body.learner { max-width: none; padding: 0; line-height: 1.35; }
      .columns { grid-template-columns: 1fr 1fr; }
      .tiles { grid-template-columns: 1fr 1.2fr 2.4fr 1fr; }
      .tile.blank { grid-column: auto; order: 0; } pre { line-height: 1.25; padding: 2pt 0; }
      .panel { padding: 4pt 8pt; } p { margin: 2pt 0; }
      .scroll { overflow: visible; max-height: none; border: 0; }
      thead th, .class tr > :first-child { position: static; } th, td { padding: 1.5pt 4pt; }
      th, td, .class tr > :first-child, .points { min-width: 0; } .class { font-size: 0.9em; }
      section, .exercise { margin-top: 8pt; padding-top: 5pt; max-width: none; }
      tr, figure, .mistake, pre { break-inside: avoid; } h2, h3, h4 { break-after: avoid; }
      .exercise > :is(h2, h3, p, .bar) { break-after: avoid; }
      svg { max-height: 60pt; max-width: 190pt; width: auto; }
      .mistake, details.mistake { margin: 4pt 0; } .mistake > figure { max-width: 40%; }
      a { color: inherit; text-decoration: none; }
      details:not([open], .mistake) { display: none; }
      figure, figcaption p, footer { margin: 2pt 0; } mark { text-decoration: none; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """ + LayoutSVG.style
}
