import ts from 'typescript';
import type { Fault } from './fault.ts';
import { isTest, lineOf, type Sources } from './sources.ts';

/**
 * One name, one thing: an exported type of core/ is declared once. The folder of a pairing system is
 * left out: each has its own field, trace and brackets, and its literal twin has them again.
 */
export function typeNameFaults(sources: Sources): Fault[] {
  const systems = [...sources.keys()].flatMap((file) => SYSTEM.exec(file)?.[1] ?? []);
  const declared = new Map<string, string>();
  return [...sources].flatMap(([file, source]) => {
    const outside = !file.startsWith('core/') || isTest(file);
    if (outside || systems.some((folder) => file.startsWith(folder))) return [];
    return exportedTypes(source.tree).flatMap((name) => {
      const before = declared.get(name.text);
      declared.set(name.text, before ?? file);
      const message = `declares the type ${name.text}, as does ${before}: one name, one thing`;
      return before === undefined ? [] : [{ file, line: lineOf(name), message }];
    });
  });
}

const SYSTEM = /^(core\/pairing\/[^/]+\/)system\.ts$/;

const exportedTypes = (source: ts.SourceFile): ts.Identifier[] =>
  source.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (!isType || statement.name === undefined) return [];
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    return isExported === true ? [statement.name] : [];
  });
