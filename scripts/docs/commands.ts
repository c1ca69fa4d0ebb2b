import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../cli/commands.ts';

/** The code on a documentation page: the lines of its blocks by their language, and the spans in its text. */
export type Code = { blocks: { language: string; lines: string[] }[]; spans: string[] };

export function codeOf(markdown: string): Code {
  const blocks: Code['blocks'] = [];
  const text = markdown.replaceAll(/^```(\w*)\n([\s\S]*?)^```$/gm, (_whole, language: string, body: string) => {
    blocks.push({ language, lines: body.split('\n').filter((line) => line.trim() !== '') });
    return '';
  });
  return { blocks, spans: [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span) };
}

/** The command lines of a page: its blocks for a shell, and the spans that start with one of our programs. */
export function commandsIn(markdown: string, scripts: Readonly<Record<string, string>>): string[] {
  const { blocks, spans } = codeOf(markdown);
  const typed = blocks.filter(({ language }) => language === 'sh').flatMap(({ lines }) => lines);
  const said = spans.filter((span) => /^(npm (start|test|run [\w:-]+)\b|hauteclaire [a-z])/.test(span));
  // A program's name alone is part of a sentence, as long as that program exists.
  const isNamed = (line: string) =>
    scripts[/^npm run ([\w:-]+)$/.exec(line)?.[1] ?? ''] !== undefined ||
    commands[/^npm run cli -- ([\w-]+)$/.exec(line)?.[1] ?? ''] !== undefined;
  return [...typed, ...said.filter((line) => !isNamed(line))].map((line) => line.replace(/\s+#.*/, ''));
}

export type Project = {
  root: string;
  scripts: Readonly<Record<string, string>>;
  settings: ReadonlySet<string>;
  /** The usage text of a command-line program; null for any other script. */
  usageOf(script: string): string | null;
  /** The source of a missing script. */
  sourceOf(script: string): string;
};

/** What is wrong with a command line; null if it works as written. */
export function faultOf(line: string, project: Project): string | null {
  const [program = '', ...args] = line.trim().split(/\s+/);
  if (program === 'npm') return npmFault(args, project);
  if (program === 'hauteclaire') return commandFault(args[0] ?? '', args.slice(1), project);
  const knows = programs[program];
  if (knows === undefined) return `no command of ours or of the machine: ${program}`;
  return knows(args, project);
}

function npmFault([verb = '', name = '', dashes, ...args]: string[], project: Project): string | null {
  if (verb === 'start' || verb === 'test') return verb in project.scripts ? null : `no script ${verb}`;
  if (verb !== 'run') return `npm ${verb} is not what is meant to be typed`;
  if (dashes !== undefined && dashes !== '--') return `npm keeps ${dashes} for itself: -- is missing`;
  return scriptFault(name, args, project);
}

function scriptFault(name: string, args: readonly string[], project: Project): string | null {
  if (!(name in project.scripts)) return `no script ${name}`;
  return name === 'cli' ? commandFault(args[0] ?? '', args.slice(1), project) : usageFault(name, args, project);
}

const commandFault = (name: string, args: readonly string[], project: Project): string | null =>
  Object.hasOwn(commands, name) ? usageFault(name, args, project) : `no command ${name}`;

function usageFault(name: string, args: readonly string[], project: Project): string | null {
  const usage = project.usageOf(name);
  if (usage === null) {
    const unknown = args.filter((arg) => arg.startsWith('--') && !project.sourceOf(name).includes(arg.slice(2)));
    return unknown.length > 0 ? `${name} has no ${unknown.join(', ')}` : null;
  }
  const ways = usage.split(/\n| \| (?=npm)/).map((way) => way.replace(/^npm run (?:cli -- )?\S+(?: -- ?)?/, ''));
  return ways.some((way) => fits(args, way)) ? null : `${name} is used so: ${usage}`;
}

/** Whether arguments are what a usage allows: `check [--since YYYY-MM-DD]`, `create EMAIL [--staff]`. */
function fits(args: readonly string[], usage: string): boolean {
  const optional = [...usage.matchAll(/\[(?:-- )?(--[\w-]+)( [A-Z-]+)?\]/g)];
  const words = usage
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const left = [...args];
  for (const [, option = '', value] of optional) {
    const at = left.indexOf(option);
    if (at >= 0) left.splice(at, value ? 2 : 1);
  }
  return left.length === words.length && words.every((word, index) => /^[A-Z]+$/.test(word) || word === left[index]);
}

const fileFault = (args: readonly string[], { root }: Project): string | null => {
  const own = args.filter((arg) => /^(deploy|scripts|docs|\.env)/.test(arg));
  const missing = own.filter((arg) => !existsSync(join(root, arg)));
  return missing.length > 0 ? `no file ${missing.join(', ')}` : null;
};

/** Our systemd units in the text, each a file in deploy/. */
const unitFault = (args: readonly string[], { root }: Project): string | null => {
  const units = args.filter((arg) => arg.startsWith('hauteclaire'));
  const fileOf = (unit: string) => unit.replace(/@\w+$/, '@.service');
  const missing = units.filter((unit) => !existsSync(join(root, 'deploy', fileOf(unit))));
  return missing.length > 0 ? `no unit ${missing.join(', ')}` : null;
};

const addresses = ['/healthz', '/readyz', '/sandbox/mails'];
const addressFault = (args: readonly string[]): string | null => {
  const unknown = args.filter((arg) => arg.startsWith('http')).map((arg) => new URL(arg).pathname);
  const wrong = unknown.filter((path) => !addresses.includes(path));
  return wrong.length > 0 ? `no address ${wrong.join(', ')}` : null;
};

const none = () => null;

/** System programs, and which of their arguments are ours. */
const programs: Readonly<Record<string, (args: readonly string[], project: Project) => string | null>> = {
  node: fileFault,
  cp: fileFault,
  install: fileFault,
  systemctl: unitFault,
  journalctl: unitFault,
  curl: addressFault,
  ...{ 'apt-get': none, caddy: none, cat: none, cd: none, df: none, git: none, nano: none, openssl: none },
  ...{ podman: none, sed: none, timedatectl: none },
};

/** Settings in a text that do not exist. */
export function unknownSettings(text: string, { settings }: Project): string[] {
  const named = [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:_?…|_(?=\s|$))?|\b[A-Z]+_(?=…|$)/g)];
  const known = (name: string) =>
    settings.has(name) || (/[_…]$/.test(name) && [...settings].some((one) => one.startsWith(name.replace('…', ''))));
  return named.map(([name]) => name).filter((name) => !known(name));
}

/** Files and folders of the repository in a text that do not exist. */
export function missingFiles(text: string, { root }: Project): string[] {
  const path =
    /^(?:adapters|bench|business|contract|deploy|docs|domain|sandbox|scripts|server|tests|tools|web)\/[\w@./-]*(?:\.\w+|\/)$/;
  return path.test(text) && !existsSync(join(root, text)) ? [text] : [];
}
