import { parseArgs } from 'node:util';
import { Refused } from '../checks/runChecks.ts';
import { checkUrl, UsageError, type Command, type Values } from './Command.ts';
import { censusCommand } from './countCommands.ts';
import { pruneCommand, rollbackCommand } from './keepCommands.ts';
import { diffCommand, statusCommand } from './lookCommands.ts';
import { finishCommand, stopCommand, widenCommand } from './rolloutCommands.ts';
import { composeCommand, nginxCommand, rightsCommand, rulesCommand } from './serveCommands.ts';
import { checkCommand, shipCommand } from './shipCommands.ts';
import { ConfigError } from '../config/readConfig.ts';
import { watchCommand } from './watchCommand.ts';
import { VerificationFailed } from './VerificationFailed.ts';

export const commands: Record<string, Command> = {
  check: checkCommand,
  ship: shipCommand,
  widen: widenCommand,
  finish: finishCommand,
  stop: stopCommand,
  watch: watchCommand,
  rollback: rollbackCommand,
  status: statusCommand,
  diff: diffCommand,
  census: censusCommand,
  prune: pruneCommand,
  compose: composeCommand,
  rules: rulesCommand,
  nginx: nginxCommand,
  rights: rightsCommand,
};

const exitCodes = { done: 0, refused: 1, usage: 2, unproven: 3, broken: 4 };

const endings = `
Ends with 0 when it is done, 1 when the gate refuses (or status finds a fault), 2 when the command was not understood,
3 when what is live, or was about to be, did not prove right (the last line says whether it was taken back), 4 when
something else went wrong. --json prints one object on standard output; "npm run release -s -- …" keeps npm's own lines
out of it. Who did it is taken from git, or from the variable PORTAL_SHIPPER: a server in front of a directory shows the
records of releases.`;

const general = `Usage: npm run release -- COMMAND …

${Object.entries(commands)
  .map(([name, { does, usage }]) => `  ${name.padEnd(9)} ${does}\n            ${name} ${usage}`)
  .join('\n')}

"npm run release -- COMMAND --help" says more.
${endings}`;

/** Where a command writes: its answer, and what went wrong. */
interface Output {
  say: (text: string) => void;
  complain: (text: string) => void;
}

/** Resolves with the exit code. */
export async function runRelease(
  [name = '', ...rest]: string[],
  { say, complain }: Output = { say: console.log, complain: console.error },
): Promise<number> {
  if (['', '--help', '-h', 'help'].includes(name)) {
    say(general);
    return name ? exitCodes.done : exitCodes.usage;
  }
  const isJson = rest.includes('--json');
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`);
    const { values, positionals } = parse(rest, command.options);
    if (values.help) {
      say(
        `Usage: npm run release -- ${name} ${command.usage}\n\n${capital(command.does)}.\n${command.help}\n${endings}`,
      );
      return exitCodes.done;
    }
    if (positionals[0] !== undefined && !command.takesNames)
      throw new UsageError(
        `"${name}" takes no name, and "${positionals[0]}" is one: ${name} ${command.usage}.`,
      );
    checkUrl(name, values);
    const { text, json, isRefusal } = await command.run(values, positionals, complain);
    say(isJson ? JSON.stringify(json, null, 2) : text);
    return isRefusal ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    const { message, stack } = error as Error;
    const code = codeOf(error);
    if (isJson)
      say(
        JSON.stringify({
          error: message,
          code,
          ...(error instanceof Refused && { refusals: error.refusals }),
          ...(error instanceof VerificationFailed && { faults: error.faults }),
        }),
      );
    else
      complain(
        process.env['DEBUG'] && stack ? stack : error instanceof Refused ? `Refused.\n${message}` : message,
      );
    return code;
  }
}

function parse(args: string[], options: Command['options']) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args,
      options,
      allowPositionals: true,
      tokens: true,
    });
    const seen: Set<string> = new Set();
    for (const { name, value } of tokens.filter((token) => token.kind === 'option')) {
      // A variable that is not set. As an address it may hold up no rollback, which `checkUrl` knows.
      if (value === '' && name !== 'url') throw new UsageError(`--${name} takes a value, not an empty one.`);
      if (value !== undefined && seen.has(name) && !options[name]?.multiple)
        throw new UsageError(`--${name} is given twice: say which one is meant.`);
      seen.add(name);
    }
    // The parser refuses options that the command does not declare.
    return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function codeOf(error: unknown) {
  if (error instanceof Refused) return exitCodes.refused;
  if (error instanceof UsageError || error instanceof ConfigError) return exitCodes.usage;
  if (error instanceof VerificationFailed) return exitCodes.unproven;
  return exitCodes.broken;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
