// `beichen completion SHELL`: prints a completion script for a shell, from the table of commands.

import { COMMAND_NAMES, COMMANDS, type Command, optionsOf, type Shell } from './commands.ts';

/** Script for a shell. */
export const completionScript = (shell: Shell): string => SCRIPTS[shell]();

const SCRIPTS: Readonly<Record<Shell, () => string>> = { bash, zsh, fish };

/** All options with a fixed set of values, each with its command. */
const KNOWN_VALUES = COMMAND_NAMES.flatMap((command) =>
  optionsOf(command).flatMap(([option, value]) =>
    Array.isArray(value) ? [{ command, option, values: value as readonly string[] }] : [],
  ),
);
const FILES = COMMAND_NAMES.flatMap((command) =>
  optionsOf(command).flatMap(([option, value]) => (value === 'file' ? [{ command, option }] : [])),
);

/** Words and options of a command. */
const wordsOf = (command: (typeof COMMAND_NAMES)[number]): string => {
  const { words = [] }: Command = COMMANDS[command];
  return [...words, ...optionsOf(command).map(([option]) => `--${option}`)].join(' ');
};

function bash(): string {
  return `# bash completion of beichen
_beichen() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${COMMAND_NAMES.join(' ')} --help --version'
  else
    case "\${COMP_WORDS[1]} $prev" in
${KNOWN_VALUES.map(({ command, option, values }) => `      '${command} --${option}') words='${values.join(' ')}' ;;`).join('\n')}
      ${FILES.map(({ command, option }) => `'${command} --${option}'`).join(' | ')}) COMPREPLY=($(compgen -f -- "$cur")); return ;;
      *)
        case "\${COMP_WORDS[1]}" in
${COMMAND_NAMES.map((command) => `          ${command}) words='${wordsOf(command)}' ;;`).join('\n')}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _beichen beichen
`;
}

function zsh(): string {
  return `#compdef beichen
# zsh completion of beichen
_beichen() {
  local prev=\${words[CURRENT-1]}
  if (( CURRENT == 2 )); then
    compadd -- ${COMMAND_NAMES.join(' ')} --help --version
    return
  fi
  case "\${words[2]} $prev" in
${KNOWN_VALUES.map(({ command, option, values }) => `    '${command} --${option}') compadd -- ${values.join(' ')}; return ;;`).join('\n')}
    ${FILES.map(({ command, option }) => `'${command} --${option}'`).join(' | ')}) _files; return ;;
  esac
  case "\${words[2]}" in
${COMMAND_NAMES.map((command) => `    ${command}) compadd -- ${wordsOf(command)} ;;`).join('\n')}
  esac
}
compdef _beichen beichen
`;
}

function fish(): string {
  const lines = COMMAND_NAMES.flatMap((command) => {
    const within = `complete -c beichen -n '__fish_seen_subcommand_from ${command}'`;
    const { words = [] }: Command = COMMANDS[command];
    return [
      `complete -c beichen -n __fish_use_subcommand -f -a ${command}`,
      ...(words.length === 0 ? [] : [`${within} -f -a '${words.join(' ')}'`]),
      ...optionsOf(command).map(([option, value]) => `${within} ${fishValue(value)}-l ${option}`),
    ];
  });
  return `# fish completion of beichen\n${lines.join('\n')}\n`;
}

/** Flags of fish for the value of an option. -f: no files; -F: files; -r: a value is required; -a: these values. */
function fishValue(value: ReturnType<typeof optionsOf>[number][1]): string {
  if (Array.isArray(value)) return `-f -r -a '${value.join(' ')}' `;
  if (value === 'file') return '-r -F ';
  return value === 'nothing' ? '-f ' : '-f -r ';
}
