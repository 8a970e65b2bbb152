'use strict';
const element = id => document.getElementById(id);
const editor = element('editor'), progress = element('progress'), play = element('play');

// A choice, the member it sets, and the member's name in a query.
const choices = [
  ['preset', ['preset'], 'preset'], ['style', ['sheet', 'transitionStyle'], 'transitionStyle'],
  ['phase', ['output', 'phase'], 'phase'], ['device', ['screen', 'device'], 'device'],
  ['orientation', ['screen', 'orientation'], 'orientation'], ['appearance', ['screen', 'appearance'], 'appearance'],
  ['scale', ['screen', 'scale'], 'scale'],
];
const instant = ['output', 'progress'];
const plainNames = new Map([...choices, ['progress', instant, 'progress']].map(row => [row[1].join('.'), row[2]]));

/** Characters that a query may have before the configuration goes into the path. */
const longestQuery = 240;

let configuration = {};
let version = null;
let isPlaying = false;
const meanings = new Map();

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const member = (tree, path) => path.reduce((value, name) => isObject(value) ? value[name] : undefined, tree);

/** A copy of `tree` with the member at `path` set; without it, and without what it leaves empty, for undefined. */
function changed(tree, [name, ...rest], value) {
  const copy = { ...(isObject(tree) ? tree : {}) };
  const inner = rest.length ? changed(copy[name], rest, value) : value;
  if (inner === undefined || rest.length && Object.keys(inner).length === 0) delete copy[name];
  else copy[name] = inner;
  return copy;
}

/** What is drawn: the frame at the chosen instant, or all frames, for which an instant means nothing. */
function drawn() {
  if (!isPlaying) return { path: '/v1/frame', extension: 'png', tree: configuration };
  const tree = ['progress', 'time', 'times'].reduce((tree, name) =>
    changed(tree, ['output', name], undefined), configuration);
  return { path: '/v1/animation', extension: 'webp', tree };
}

/** The members as query parameters; null for what only JSON can say. */
function parameters(tree, path = []) {
  const found = [];
  for (const [name, value] of Object.entries(tree)) {
    const inner = [...path, name];
    if (isObject(value) && Object.keys(value).length) {
      const members = parameters(value, inner);
      if (!members) return null;
      found.push(...members);
    } else if (['string', 'number', 'boolean'].includes(typeof value) && /^[\w.]+$/.test(inner.join('.'))) {
      const key = inner.join('.');
      found.push(`${plainNames.get(key) ?? key}=${escaped(String(value))}`);
    } else {
      return null;
    }
  }
  return found;
}

const escaped = text => encodeURIComponent(text).replace(/[()'!*]/g, mark => '%' + mark.charCodeAt(0).toString(16));

/** The JSON text in base64url, through zlib where the browser can and it helps. */
async function segment(text) {
  let bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'function') {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    if (packed.length < bytes.length) bytes = packed;
  }
  return base64url(bytes);
}

function base64url(bytes) {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The path and query of a picture, the configuration in the query while that is short. */
async function address({ path, extension, tree }) {
  const query = parameters(tree);
  const tag = version ? [`v=${version}`] : [];
  const short = query && [...query, ...tag].join('&');
  if (short !== null && short.length <= longestQuery) return `${path}.${extension}${short && '?' + short}`;
  return `${path}/${await segment(JSON.stringify(tree))}.${extension}${tag.length ? '?' + tag : ''}`;
}

// Picture

let asked = 0, timer = 0, underway = null, shownURL = null;

/** Asks for the picture a little later, so that of a quick row of changes only the last is drawn. */
function refresh() {
  clearTimeout(timer);
  timer = setTimeout(draw, 60);
}

async function draw() {
  const turn = ++asked;
  underway?.abort();
  underway = new AbortController();
  element('frame').setAttribute('aria-busy', 'true');
  keepState();
  try {
    const what = drawn();
    const path = await address(what);
    if (turn !== asked) return;
    showSnippets(what, path);
    const response = await fetch(path, { signal: underway.signal });
    if (!response.ok) {
      const problem = await response.json();
      if (turn === asked) showFaults(problem.errors ?? [{ detail: problem.detail ?? problem.title }]);
      return;
    }
    const url = URL.createObjectURL(await response.blob());
    const next = new Image();
    next.src = url;
    await next.decode();
    if (turn !== asked) return URL.revokeObjectURL(url);
    next.id = 'picture';
    next.alt = isPlaying ? 'The animation of this sheet' : `This sheet at progress ${progress.value}`;
    element('picture').replaceWith(next);
    if (shownURL) URL.revokeObjectURL(shownURL);
    shownURL = url;
    showFaults([]);
  } catch (error) {
    if (turn === asked) showFaults([{ detail: `The server cannot be reached: ${error.message}` }]);
  } finally {
    if (turn === asked) element('frame').setAttribute('aria-busy', 'false');
  }
}

function showFaults(faults) {
  editor.setAttribute('aria-invalid', String(faults.length > 0));
  element('faults').replaceChildren(...faults.map(fault => {
    const item = document.createElement('li');
    if (fault.pointer) item.append(Object.assign(document.createElement('code'), { textContent: fault.pointer }), ' ');
    item.append(fault.detail, fault.suggestion ? ` Did you mean “${fault.suggestion}”?` : '');
    return item;
  }));
}

// Snippets

const inMarkup = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const inShell = text => `'${text.replaceAll("'", `'\\''`)}'`;

const snippets = ['URL', 'HTML', 'Markdown', 'curl'].map(title => {
  const box = document.createElement('div'), head = document.createElement('div');
  const name = Object.assign(document.createElement('h3'), { textContent: title });
  const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  const code = document.createElement('pre');
  copy.setAttribute('aria-label', `Copy ${title}`);
  code.tabIndex = 0;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      element('told').textContent = `${title} copied.`;
    } catch {
      getSelection().selectAllChildren(code);
      element('told').textContent = 'The browser keeps the clipboard to itself here; the text is selected instead.';
    }
  });
  box.className = 'snippet';
  head.append(name, copy);
  box.append(head, code);
  element('snippets').append(box);
  return code;
});

function showSnippets({ path, extension, tree }, picture) {
  const url = location.origin + picture;
  const texts = [
    url,
    `<img src="${inMarkup(url)}" alt="A sheet">`,
    `![A sheet](${url})`,
    `curl -s ${location.origin}${path}.${extension} -H 'Content-Type: application/json' -o sheet.${extension} \\\n`
      + `  -d ${inShell(JSON.stringify(tree))}`,
  ];
  snippets.forEach((code, index) => { code.textContent = texts[index]; });
}

// State

/** The configuration's text as it stands in the address bar: a page that is shared shows the same sheet. */
function keepState() {
  history.replaceState(null, '', '#' + base64url(new TextEncoder().encode(JSON.stringify(configuration))));
}

function restoreState() {
  try {
    const letters = atob(location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const tree = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, letter => letter.charCodeAt(0))));
    if (isObject(tree)) configuration = tree;
  } catch {
    configuration = {};
  }
}

/** The controls as the configuration has them. */
function showConfiguration() {
  for (const [id, path] of choices) {
    const value = String(member(configuration, path) ?? '');
    const select = element(id);
    if (![...select.options].some(option => option.value === value)) select.add(new Option(value, value));
    select.value = value;
  }
  const value = member(configuration, instant);
  progress.value = typeof value === 'number' ? value : 1;
  element('shown').value = Number(progress.value).toFixed(2);
  element('meaning').textContent = meanings.get(element('preset').value) ?? '';
}

function set(path, value) {
  configuration = changed(configuration, path, value);
  showText();
  refresh();
}

/** The editor and the controls as the configuration has them. */
function showText() {
  editor.value = JSON.stringify(configuration, null, 2);
  showConfiguration();
}

for (const [id, path] of choices) {
  element(id).addEventListener('change', event => {
    const { value } = event.target;
    set(path, value === '' ? undefined : id === 'scale' ? Number(value) : value);
  });
}

function setPlaying(value) {
  isPlaying = value;
  play.setAttribute('aria-pressed', String(value));
  play.textContent = value ? 'Stop' : 'Play';
}

progress.addEventListener('input', () => {
  setPlaying(false);
  configuration = changed(configuration, ['output', 'time'], undefined);
  set(instant, Number(progress.value));
});
play.addEventListener('click', () => { setPlaying(!isPlaying); refresh(); });

editor.addEventListener('input', () => {
  let fault = null;
  try {
    const tree = JSON.parse(editor.value || '{}');
    if (isObject(tree)) configuration = tree;
    else fault = 'A configuration is a JSON object.';
  } catch (error) {
    fault = error.message;
  }
  // A choice would write over a text that is not yet finished.
  for (const control of [element('choices'), progress, play]) control.disabled = fault !== null;
  if (fault) return showFaults([{ detail: fault }]);
  showConfiguration();
  refresh();
});

addEventListener('hashchange', () => {
  restoreState();
  showText();
  refresh();
});

async function list(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function fill(id, first, names) {
  element(id).replaceChildren(new Option(first, ''), ...names.map(name => new Option(name, name)));
}

async function start() {
  try {
    const [{ presets }, { transitions }, { devices }, contract] = await Promise.all(
      ['/v1/presets', '/v1/transitions', '/v1/devices', '/openapi.json'].map(list));
    fill('preset', 'None', presets.map(preset => preset.name));
    fill('style', 'Default', transitions.map(style => style.name));
    fill('device', 'Default', devices.map(device => device.name));
    for (const preset of presets) meanings.set(preset.name, preset.meaning);
    version = contract.info.version;
  } catch (error) {
    return showFaults([{ detail: `The lists of this server cannot be read: ${error.message}` }]);
  }
  restoreState();
  showText();
  draw();
}
start();
